import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { MESSAGES } from '@smash/contract';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { ConfirmButton } from '../../../components/confirm-button';
import { Permitted } from '../../../providers/permitted';
import type { Application } from '@smash/contract/client';
import { AskedForChoice } from './asked-for-choice';
import { useEraseApplication } from './use-remove-applications';
import { t } from '../../../i18n/t';

interface DeleteApplicationButtonProps {
  isIcon?: boolean;
  /** Deletes the application; the dialog stays open until this has settled. */
  onConfirm: (application: Application) => Promise<unknown>;
  /** Called when the application is erased for good, because its applicant asked for it. */
  onErased?: (application: Application) => void;
}

/** Deletes the application in context, after a confirmation (docs/requirements/portal.md#p-29). */
export function DeleteApplicationButton({
  isIcon = false,
  onConfirm,
  onErased,
}: DeleteApplicationButtonProps) {
  const application = useRecordContext<Application>();
  const erase = useEraseApplication();
  const [isAskedFor, setAskedFor] = useState(false);
  if (!application) return null;
  const confirm = async () => {
    if (!isAskedFor) return onConfirm(application);
    if (await erase(application.id)) onErased?.(application);
  };
  return (
    <Permitted to="applications.remove">
      <ConfirmButton
        name={t('Delete Application')}
        label={isIcon ? undefined : t('Delete')}
        icon={<DeleteIcon fontSize="small" />}
        title={t('Delete application')}
        question={t(MESSAGES.applicationDeleteQuestion)}
        confirmLabel={t('Delete')}
        onConfirm={confirm}
      >
        <AskedForChoice isChosen={isAskedFor} onChange={setAskedFor} />
      </ConfirmButton>
    </Permitted>
  );
}
