import MergeIcon from '@mui/icons-material/CallMerge';
import { Box, Button, Card, Typography } from '@mui/material';
import type { LikelyPerson, Person } from '@smash/contract/client';
import { TextLink } from '../../../components/text-link';
import { Permitted } from '../../../providers/permitted';
import { fullName } from '../candidate-name';
import { ApplicationLine } from './person-applications';
import { personAddress } from './person-query';
import { useChangePeople } from './use-change-people';
import { t } from '../../../i18n/t';

/** People who share an address or telephone number with the person, to be joined by hand. */
export function LikelySame({ person }: { person: Person }) {
  const { join, isPending } = useChangePeople(person.id);
  if (person.likely_same.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="likely-same">
      <Typography id="likely-same" variant="h3" sx={{ mb: 0.5 }}>
        {t('Perhaps the same person')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t('They share an email address or a phone number. Families and offices do too, so please compare.')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {person.likely_same.map((likely) => (
          <Card key={likely.id} sx={{ display: 'grid', gap: 1, p: 2 }}>
            <LikelyFacts likely={likely} />
            {likely.applications.map((application) => (
              <ApplicationLine key={application.id} application={application} />
            ))}
            <Permitted to="people.edit">
              <Box>
                <Button
                  color="secondary"
                  size="small"
                  variant="outlined"
                  startIcon={<MergeIcon />}
                  aria-label={t('Join %{name} to this person', { name: nameOf(likely) })}
                  disabled={isPending}
                  onClick={() => void join(likely.id)}
                >
                  {t('Join')}
                </Button>
              </Box>
            </Permitted>
          </Card>
        ))}
      </Box>
    </Box>
  );
}

const nameOf = ({ applications: [newest] }: LikelyPerson): string => (newest ? fullName(newest) : '');

function LikelyFacts({ likely }: { likely: LikelyPerson }) {
  const [newest] = likely.applications;
  if (!newest) return null;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <TextLink to={personAddress(likely.id)} variant="body1">
        {fullName(newest)}
      </TextLink>
      <Typography variant="body2" color="textSecondary">
        {newest.email} <span style={{ whiteSpace: 'nowrap' }}>{newest.phone}</span>
      </Typography>
    </Box>
  );
}
