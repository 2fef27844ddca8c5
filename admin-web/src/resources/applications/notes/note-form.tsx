import { NOTE_LIMIT } from '@smash/contract';
import { Button, FormControlLabel, Switch, TextField, Typography } from '@mui/material';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Form, sendOnCtrlEnter } from '../../../components/form';
import type { Reviewer } from '@smash/contract/client';
import { useDraftFields } from '../../../components/drafts/use-draft-fields';
import { useShortcuts } from '../../../components/shortcuts/use-shortcuts';
import { MentionList } from './mention-list';
import { useMentionField } from './use-mention-field';
import { useChangeNotes } from './use-change-notes';
import { VISUALLY_HIDDEN } from '../../../components/visually-hidden';
import { t } from '../../../i18n/t';

/** Characters left at which the form begins to count. */
const COUNT_FROM = 500;

interface NoteFormProps {
  applicationId: string;
  /** Whether the key N leads to the field. */
  hasShortcut?: boolean;
  /** Whether every note is about the person; otherwise its author says so. */
  isAboutPerson?: boolean;
}

/** Adds a note; typed text stays when saving fails, and when the session ends before. */
export function NoteForm({ applicationId, hasShortcut = false, isAboutPerson = false }: NoteFormProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useShortcuts(hasShortcut ? { n: () => field.current?.focus() } : {});
  const { fields, setFields, clear } = useDraftFields(
    `note:${applicationId}${isAboutPerson ? ':person' : ''}`,
  );
  const { text = '' } = fields;
  const [about, setAbout] = useState(isAboutPerson ? 'person' : (fields['about'] ?? 'application'));
  const keep = (typed: string, of: string) =>
    typed === '' ? clear() : setFields({ text: typed, about: of });
  const [hasAdded, setHasAdded] = useState(false);
  const setText = (typed: string) => {
    setHasAdded(false);
    keep(typed, about);
  };
  const { add, isPending } = useChangeNotes(applicationId);
  const mentions = useMentionField({ applicationId, field, text, setText });
  const left = NOTE_LIMIT - text.length;

  const submit = async () => {
    if (text.trim() === '') return;
    const isAdded = await add(async () => ({
      text: text.trim(),
      about: about === 'person' ? 'person' : 'application',
      mentionedIds: await mentions.readMentioned(),
    }));
    if (!isAdded) return;
    clear();
    setHasAdded(true);
    if (!isAboutPerson) setAbout('application');
  };
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!mentions.handleKey(event)) sendOnCtrlEnter(event);
  };
  return (
    <Form onSubmit={submit} spacing={1} sx={{ alignItems: 'start' }}>
      <TextField
        id={id}
        label={t('Add a note')}
        inputRef={field}
        multiline
        minRows={2}
        maxRows={10}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          mentions.follow(event.target.selectionStart);
        }}
        onBlur={mentions.close}
        onKeyDown={handleKey}
        helperText={helpFor(mentions.mentioned, left)}
        slotProps={{
          htmlInput: {
            ...mentions.attributes,
            maxLength: NOTE_LIMIT,
            // Text typed during saving would be cleared with the saved text.
            readOnly: isPending,
            'aria-keyshortcuts': hasShortcut ? 'N' : undefined,
          },
        }}
      />
      <MentionList
        id={mentions.listId}
        names={mentions.names}
        active={mentions.active}
        optionId={mentions.optionId}
        onChoose={mentions.choose}
      />
      {!isAboutPerson && (
        <FormControlLabel
          control={
            <Switch
              size="small"
              color="secondary"
              checked={about === 'person'}
              onChange={(_, isOn) => {
                const chosen = isOn ? 'person' : 'application';
                setAbout(chosen);
                keep(text, chosen);
              }}
            />
          }
          label={
            <Typography variant="body2">
              {t('About the person: shown with all their applications')}
            </Typography>
          }
          sx={{ ml: 0, gap: 0.5 }}
        />
      )}
      <Button
        type="submit"
        color="secondary"
        size="small"
        variant="outlined"
        loading={isPending}
        disabled={text.trim() === ''}
      >
        {t('Add note')}
      </Button>
      <span aria-live="polite" style={VISUALLY_HIDDEN}>
        {hasAdded && t('Note added')}
      </span>
    </Form>
  );
}

/** Who will get a mail about the note, how many characters are left, or how to mention somebody. */
function helpFor(mentioned: readonly Reviewer[], left: number): string {
  if (left <= COUNT_FROM)
    return t('%{smart_count} character left |||| %{smart_count} characters left', { smart_count: left });
  if (mentioned.length === 0) return t('Type @ to mention a colleague');
  return t('Will be told by email: %{names}', { names: mentioned.map(({ name }) => name).join(', ') });
}
