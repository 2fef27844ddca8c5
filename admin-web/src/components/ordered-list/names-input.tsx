import AddIcon from '@mui/icons-material/AddOutlined';
import { Box, Button, FormHelperText } from '@mui/material';
import type { ListedName, NamedListIssue } from '@smash/contract';
import { type ReactNode, useId } from 'react';
import { TextInput } from 'react-admin';
import { type NameValues, newName, toNames } from '../../providers/named-values';
import { EntryActions } from './entry-actions';
import { ListNotes } from './list-notes';
import { ListSection } from './list-section';
import { useOrderedList } from './use-ordered-list';
import { t } from '../../i18n/t';
import { type Noun } from '../../i18n/nouns';

interface NamesInputProps {
  /** Name of the list in the form. */
  source: string;
  /** What one entry is called: "stage". */
  noun: Noun<'item'>;
  title: string;
  /** Explains what the names are for. */
  children: ReactNode;
  check: (names: readonly ListedName[]) => NamedListIssue[];
  limit: number;
  /** Message when the limit is reached. */
  full: string;
  /** Says what a removal entails. */
  renderRemoved: (entry: NameValues) => ReactNode;
}

/** A list of names in the form in context, edited in its order. */
export function NamesInput({
  source,
  noun: item,
  title,
  children,
  check,
  limit,
  full,
  renderRemoved,
}: NamesInputProps) {
  const headingId = useId();
  const list = useOrderedList<NameValues>({ name: source, noun: item, field: 'name', create: newName });
  const { fields, removed, entry } = list;
  const isFull = fields.length >= limit;
  /** The first issue of the whole list that concerns the name at this index. */
  const rule =
    (index: number) =>
    (_value: unknown, { [source]: names = [] }: Record<string, NameValues[]>) =>
      check(toNames(names)).find(({ at }) => at[0] === index && at[1] === 'name')?.message;
  return (
    <ListSection headingId={headingId} title={title} explanation={children}>
      {fields.length > 0 && (
        <Box component="ol" sx={{ display: 'grid', gap: 1, listStyle: 'none', m: 0, p: 0 }}>
          {fields.map(({ key }, index) => (
            <Box
              key={key}
              component="li"
              sx={{ alignItems: 'start', display: 'flex', gap: 1, maxWidth: 560 }}
            >
              <TextInput
                source={`${source}.${index}.name`}
                label={t(`${entry} %{number}`, { number: index + 1 })}
                validate={Object.assign(rule(index), { isRequired: true })}
                sx={{ flex: 1 }}
              />
              <Box sx={{ flex: 'none', pt: 3.25 }}>
                <EntryActions list={list} index={index} fieldKey={key} />
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <ListNotes list={list} removedName={removed?.item.name}>
        {removed && renderRemoved(removed.item)}
      </ListNotes>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<AddIcon />}
        disabled={isFull}
        onClick={list.add}
        sx={{ mt: fields.length > 0 ? 1.5 : 0 }}
      >
        {t(`Add ${item}`)}
      </Button>
      {isFull && <FormHelperText>{full}</FormHelperText>}
    </ListSection>
  );
}
