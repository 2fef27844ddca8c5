import type { Reviewer } from '@smash/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { usePortalDataProvider } from '../../../providers/use-portal-data-provider';
import { reviewersQuery } from '../assignees/reviewers-query';
import { complete, mentionAt, mentionedIn, offered } from './mentions';

interface MentionFieldOptions {
  applicationId: string;
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  setText: (text: string) => void;
}

/** Offers names while one is typed after an @; focus stays in the field, as in every combobox. */
export function useMentionField({ applicationId, field, text, setText }: MentionFieldOptions) {
  const listId = useId();
  const dataProvider = usePortalDataProvider();
  const { identity } = useGetIdentity();
  const queryClient = useQueryClient();
  const query = reviewersQuery(dataProvider, applicationId);
  const { data: reviewers = [] } = useQuery(query);
  const withoutMe = (list: readonly Reviewer[]) => list.filter(({ id }) => id !== identity?.id);
  const others = withoutMe(reviewers);
  // Undefined while no list is open.
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState(0);
  const mention = caret === undefined ? undefined : mentionAt(text, caret);
  const names = mention ? offered(others, mention.typed) : [];
  const isOpen = names.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const follow = (at: number | null) => {
    setCaret(at ?? undefined);
    setActive(0);
  };
  const choose = (reviewer: Reviewer) => {
    if (!mention) return;
    const completed = complete(text, mention, reviewer.name);
    setText(completed.text);
    setCaret(undefined);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(completed.caret, completed.caret);
    });
  };
  /** @returns whether the key was meant for the list */
  const handleKey = (event: KeyboardEvent): boolean => {
    if (!isOpen) return false;
    const chosen = names[active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive((active + step + names.length) % names.length);
    else if (event.key === 'Escape') setCaret(undefined);
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) choose(chosen);
    else return false;
    event.preventDefault();
    // Keeps a dialog around the field open.
    event.stopPropagation();
    return true;
  };
  /** The ids of those whom the text mentions; waits for the list of reviewers only where it may mention somebody. */
  const readMentioned = async () =>
    text.includes('@')
      ? mentionedIn(text, withoutMe(await queryClient.query({ ...query, staleTime: 'static' }))).map(
          ({ id }) => id,
        )
      : [];
  return {
    names: isOpen ? names : [],
    active,
    listId,
    optionId,
    follow,
    close: () => setCaret(undefined),
    choose,
    handleKey,
    mentioned: mentionedIn(text, others),
    readMentioned,
    attributes: {
      'aria-autocomplete': 'list' as const,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen ? optionId(active) : undefined,
    },
  };
}
