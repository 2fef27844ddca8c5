import {
  Autocomplete,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { beginningOf, isSameTagName, TAG_LIMITS } from '@smash/contract';
import type { Application } from '@smash/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { closeUnlessTyped } from '../../../components/close-unless-typed';
import { Form } from '../../../components/form';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import type { Chosen } from '../list/selection/chosen';
import { tagNamesQuery } from './tags-query';
import { useChangeTags } from './use-change-tags';
import { t } from '../../../i18n/t';

export interface TagsDialogProps {
  chosen: Chosen;
  /** Present tags of these applications, each of which can be taken off; left out, they may have any. */
  tags?: Application['tags'];
  onClose: () => void;
  onDone?: () => void;
}

/** Puts tags on applications and takes them off: existing tags, or new ones as they are typed. */
export function TagsDialog({ chosen, tags: shown, onClose, onDone }: TagsDialogProps) {
  // Fixed at the start: a tag that a colleague adds later is not one that was taken off here.
  const [given] = useState(shown);
  const id = useId();
  const dataProvider = usePortalDataProvider();
  const { data: known = [] } = useQuery(tagNamesQuery(dataProvider));
  const tags: Application['tags'] = given ?? known;
  const isOne = chosen.count === 1 && given !== undefined;
  const [begun] = useState(() => (isOne ? tags.map(({ name }) => name) : []));
  const [add, setAdd] = useState(begun);
  const [remove, setRemove] = useState<string[]>([]);
  const { change, isPending } = useChangeTags();
  const has = (names: readonly string[], name: string) => names.some((one) => isSameTagName(one, name));

  const save = async () => {
    const added = isOne ? add.filter((name) => !tags.some((tag) => isSameTagName(tag.name, name))) : add;
    const removed = tags.filter(({ name }) => (isOne ? !has(add, name) : has(remove, name)));
    const hasWorked = await change(
      chosen,
      added,
      removed.map((tag) => tag.id),
      known,
    );
    if (!hasWorked) return;
    onClose();
    onDone?.();
  };
  return (
    <Dialog
      open
      onClose={isPending ? undefined : closeUnlessTyped(add !== begun || remove.length > 0, onClose)}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={id}>
        {isOne ? t('Tags') : t('Tags of %{shown} applications', { shown: chosen.shown })}
      </DialogTitle>
      <Form onSubmit={save} spacing={0}>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          <NamesInput
            label={isOne ? t('Tags') : t('Add tags')}
            help={t('Choose a tag, or type a new one and press Enter')}
            options={known.map(({ name }) => name)}
            isFree
            value={add}
            onChange={setAdd}
          />
          {!isOne && tags.length > 0 && (
            <NamesInput
              label={t('Take tags off')}
              options={tags.map(({ name }) => name)}
              value={remove}
              onChange={setRemove}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button color="secondary" disabled={isPending} onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {t('Save')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface NamesInputProps {
  label: string;
  help?: string;
  options: string[];
  /** Whether names beyond the options may be typed. */
  isFree?: boolean;
  value: string[];
  onChange: (names: string[]) => void;
}

function NamesInput({ label, help, options, isFree = false, value, onChange }: NamesInputProps) {
  const change = (names: string[]) => {
    const cleaned = names.map((name) => beginningOf(name.trim(), TAG_LIMITS.name)).filter(Boolean);
    const isFirst = (name: string, index: number) =>
      cleaned.findIndex((one) => isSameTagName(one, name)) === index;
    onChange(cleaned.filter(isFirst).slice(0, TAG_LIMITS.ofApplication));
  };
  return (
    <Autocomplete
      multiple
      freeSolo={isFree}
      // Text that was typed without Enter counts too.
      autoSelect={isFree}
      // A chosen option would have the highlight, and leaving the field would take it off.
      filterSelectedOptions
      options={options}
      value={value}
      onChange={(_, names) => change(names)}
      renderInput={(parameters) => <TextField {...parameters} label={label} helperText={help} />}
    />
  );
}
