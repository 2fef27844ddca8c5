import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { DeleteRecordButton } from '../editing/delete-record-button';
import type { RecordType } from '../editing/record-type';
import { t } from '../../i18n/t';

export interface RecordActionsProps<Row extends RaRecord> {
  type: RecordType;
  isEditable: boolean;
  rowActions?: ReactNode;
  nameOf: (row: Row) => string;
}

/** Actions on the row in context. */
export function RecordActions<Row extends RaRecord>({
  type,
  isEditable,
  rowActions,
  nameOf,
}: RecordActionsProps<Row>) {
  const row = useRecordContext<Row>();
  if (!row || !hasActions({ isEditable, rowActions })) return null;
  const name = nameOf(row);
  return (
    <Box
      sx={{
        alignItems: 'center',
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        gap: 0.5,
        justifyContent: { md: 'flex-end' },
        ml: { xs: -1.25, md: 0 },
      }}
    >
      {rowActions}
      {isEditable && (
        <>
          <Button
            component={Link}
            to={`/${type.resource}/${row.id}`}
            color="secondary"
            size="small"
            startIcon={<EditIcon />}
            aria-label={t('Edit %{name}', { name })}
          >
            {t('Edit')}
          </Button>
          <DeleteRecordButton type={type} name={name} />
        </>
      )}
    </Box>
  );
}

/** Whether the rows have any actions. */
export function hasActions({
  isEditable,
  rowActions,
}: Pick<RecordActionsProps<RaRecord>, 'isEditable' | 'rowActions'>): boolean {
  return isEditable || Boolean(rowActions);
}
