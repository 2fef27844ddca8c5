import CallSplitIcon from '@mui/icons-material/CallSplit';
import { Box, Button } from '@mui/material';
import type { Person, PersonApplication } from '@smash/contract/client';
import { Badge } from '../../../components/badge';
import { TextLink } from '../../../components/text-link';
import { usePermitted } from '../../../providers/permitted';
import { Standing } from './standing';
import { useChangePeople } from './use-change-people';
import { t } from '../../../i18n/t';

/** All applications of a person, the newest first; one that is somebody else's can be split off. */
export function PersonApplications({ person }: { person: Person }) {
  const { split, isPending } = useChangePeople(person.id);
  const mayEdit = usePermitted('people.edit');
  const canSplit = mayEdit && person.applications.length > 1;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {person.applications.map((application, index) => (
        <Box
          key={application.id}
          component="li"
          sx={{
            alignItems: 'center',
            borderTop: index === 0 ? 0 : 1,
            borderColor: 'divider',
            columnGap: 2,
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            py: 1.25,
            rowGap: 0.5,
          }}
        >
          <ApplicationLine
            application={application}
            isRepeated={hasEarlier(application, person.applications.slice(index + 1))}
          />
          {canSplit && (
            <Button
              color="secondary"
              size="small"
              startIcon={<CallSplitIcon />}
              aria-label={t('Split off %{reference}', { reference: application.reference })}
              disabled={isPending}
              onClick={() => void split(application.id)}
            >
              {t('Split off')}
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** An application with its job, reference and status. */
export function ApplicationLine({
  application,
  isRepeated = false,
}: {
  application: PersonApplication;
  isRepeated?: boolean;
}) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0, overflowWrap: 'anywhere', typography: 'body2' }}>
      <span>
        <TextLink to={`/applications/${application.id}/show`}>{application.job_title}</TextLink>{' '}
        <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {application.reference}
        </Box>
      </span>
      <Box sx={{ alignItems: 'center', display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        <Standing application={application} />
        {isRepeated && <Badge tone="grey">{t('Applied before for this job')}</Badge>}
      </Box>
    </Box>
  );
}

const hasEarlier = ({ job_id }: PersonApplication, earlier: readonly PersonApplication[]): boolean =>
  earlier.some((other) => other.job_id === job_id);
