import { Box, Button } from '@mui/material';
import type { Application, Reviewer } from '@smash/contract/client';
import { useId, useState } from 'react';
import { useGetIdentity, useRecordContext } from 'react-admin';
import { Fact } from '../../../components/details/details-section';
import { APPLICATIONS_KEY } from '../../../providers/application-cache';
import { Permitted } from '../../../providers/permitted';
import { useAttempt } from '../../../providers/use-attempt';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { ReviewerMenu } from './reviewer-menu';
import { t } from '../../../i18n/t';

/** The assignee of the application in context, with a button to change it. */
export function AssigneeFact() {
  const application = useRecordContext<Application>();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { identity } = useGetIdentity();
  const dataProvider = usePortalDataProvider();
  const { attempt, isPending } = useAttempt((client) =>
    client.invalidateQueries({ queryKey: APPLICATIONS_KEY }),
  );
  if (!application) return null;
  const { id, assignee } = application;
  const me = identity ? { id: String(identity.id), name: identity.fullName ?? '' } : undefined;

  const assign = (reviewer: Reviewer | null) => {
    setAnchor(null);
    void attempt(() => dataProvider.assign(id, reviewer?.id ?? null, assignee?.id ?? null), {
      done: reviewer
        ? reviewer.id === me?.id
          ? t('Assigned to you')
          : t('Assigned to %{name}', { name: reviewer.name })
        : t('Assigned to nobody'),
      failure: t('Failed to assign the application'),
    });
  };
  return (
    <Fact label={t('Assigned to')}>
      <Box
        component="span"
        sx={{
          alignItems: 'center',
          display: 'flex',
          columnGap: 0.5,
          flexWrap: 'wrap',
          '& button': { minWidth: 0, px: 0.75 },
        }}
      >
        <span>{assignee ? nameOf(assignee, me) : t('Nobody')}</span>
        <Permitted to="applications.change_status">
          {me && assignee?.id !== me.id && (
            <Button color="secondary" size="small" disabled={isPending} onClick={() => assign(me)}>
              {t('Assign to me')}
            </Button>
          )}
          <Button
            color="secondary"
            size="small"
            disabled={isPending}
            aria-controls={anchor ? menuId : undefined}
            aria-expanded={anchor !== null}
            aria-haspopup="menu"
            aria-label={assignee ? t('Change assignee') : undefined}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            {assignee ? t('Change') : t('Assign to…')}
          </Button>
        </Permitted>
      </Box>
      <ReviewerMenu
        id={menuId}
        anchor={anchor}
        applicationId={id}
        present={assignee}
        onClose={() => setAnchor(null)}
        onChoose={assign}
      />
    </Fact>
  );
}

const nameOf = ({ id, name }: Reviewer, me: Reviewer | undefined): string =>
  id === me?.id ? t('%{name} (you)', { name }) : name;
