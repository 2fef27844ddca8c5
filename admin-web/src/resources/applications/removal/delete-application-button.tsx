import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { MESSAGES } from '@smash/contract';
import { useRecordContext } from 'react-admin';
import { ConfirmButton } from '../../../components/confirm-button';
import { Permitted } from '../../../providers/permitted';
import type { Application } from '@smash/contract/client';
import { t } from '../../../i18n/t';

interface DeleteApplicationButtonProps {
  isIcon?: boolean;
  /** Deletes the application; the dialog stays open until this has settled. */
  onConfirm: (application: Application) => Promise<unknown>;
}

/** Deletes the application in context, after a confirmation (docs/requirements/portal.md#p-29). */
export function DeleteApplicationButton({ isIcon = false, onConfirm }: DeleteApplicationButtonProps) {
  const application = useRecordContext<Application>();
  if (!application) return null;
  return (
    <Permitted to="applications.remove">
      <ConfirmButton
        name={t('Delete Application')}
        label={isIcon ? undefined : t('Delete')}
        icon={<DeleteIcon fontSize="small" />}
        title={t('Delete application')}
        question={t(MESSAGES.applicationDeleteQuestion)}
        confirmLabel={t('Delete')}
        onConfirm={() => onConfirm(application)}
      />
    </Permitted>
  );
}
