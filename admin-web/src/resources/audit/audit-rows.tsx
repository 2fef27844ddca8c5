import ManageSearchIcon from '@mui/icons-material/ManageSearch';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { auditSentenceParts, type SentencePart } from '@smash/contract';
import type { AuditEntry } from '@smash/contract/client';
import { Link } from 'react-router-dom';
import { ListRow, ListRows } from '../../components/list-rows';
import { TextLink } from '../../components/text-link';
import { addressOfThing, describeDetails, hasEntriesOfItsOwn } from './audit-entry-texts';
import { t } from '../../i18n/t';
import { formatDateTime } from '../../i18n/format';
import { tContract } from '../../i18n/t-contract';

/** The entries in the server's order: the newest first. */
export function AuditRows({ entries }: { entries: AuditEntry[] }) {
  return (
    <ListRows label={t('Audit log')}>
      {entries.map((entry) => (
        <AuditRow key={entry.id} entry={entry} />
      ))}
    </ListRows>
  );
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const details = describeDetails(entry);
  return (
    <ListRow columns={{ xs: 'minmax(0, 1fr) 34px', md: 'minmax(0, 1fr) 190px 34px' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body1" sx={{ overflowWrap: 'anywhere' }}>
          {auditSentenceParts(entry, tContract).map((part, index) => (
            <Part key={index} part={part} entry={entry} />
          ))}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {details}
        </Typography>
      </Box>
      {hasEntriesOfItsOwn(entry) && <AllAboutIt entry={entry} />}
      <Typography
        variant="body2"
        color="textSecondary"
        component="time"
        dateTime={entry.at}
        sx={{ gridColumn: { xs: 1, md: 2 }, textAlign: { md: 'right' } }}
      >
        {formatDateTime(entry.at)}
      </Typography>
    </ListRow>
  );
}

function Part({ part: { names, text }, entry }: { part: SentencePart; entry: AuditEntry }) {
  const address = names === 'object' ? addressOfThing(entry.object) : undefined;
  if (address) return <TextLink to={address}>{text}</TextLink>;
  return names === null ? text : <b>{text}</b>;
}

function AllAboutIt({ entry: { object } }: { entry: AuditEntry }) {
  const filter = JSON.stringify({ object_type: object.type, object_id: object.id });
  const name = t('All entries about %{type} %{object}', {
    type: tContract(object.type),
    object: object.label ?? object.id,
  });
  return (
    <Tooltip title={t('All entries about it')}>
      <IconButton
        component={Link}
        to={{ search: new URLSearchParams({ filter, page: '1' }).toString() }}
        aria-label={name}
        size="small"
        sx={{ gridColumn: { xs: 2, md: 3 }, gridRow: 1 }}
      >
        <ManageSearchIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
