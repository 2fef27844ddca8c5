import { capitalised } from '@smash/contract';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { t } from '../../i18n/t';
import { type Noun } from '../../i18n/nouns';

/** A list in the form in context that people add to, order and take from. */
export interface OrderedListOf<Item> {
  /** Name of the list in the form. */
  name: string;
  /** What one entry is called: "question". */
  noun: Noun<'item'>;
  /** The field of an entry that takes the focus. */
  field: keyof Item & string;
  create: () => Item;
}

/** The entry that was removed last. */
interface Removed<Item> {
  item: Item;
  index: number;
}

/** Id of a button of an entry; the key stays with the entry wherever it moves. */
export const moverId = (key: string, by: 'up' | 'down'): string => `entry-${key}-${by}`;
export const undoId = (name: string): string => `${name}-undo`;

/**
 * The entries of a list in the form in context, with functions to change them. The focus moves to where the person
 * works next.
 */
export function useOrderedList<Item extends object>({ name, noun, field, create }: OrderedListOf<Item>) {
  const { getValues } = useFormContext<Record<string, Item[]>>();
  const { fields, append, remove, move, insert } = useFieldArray<Record<string, object[]>, string, 'key'>({
    name,
    keyName: 'key',
  });
  const [removed, setRemoved] = useState<Removed<Item>>();
  /** For screen readers only. */
  const [announcement, announce] = useState('');
  const focusNext = useRef<string>(undefined);

  useEffect(() => {
    const id = focusNext.current;
    if (id === undefined) return;
    focusNext.current = undefined;
    document.getElementById(id)?.focus();
  }, [fields]);

  const entry = capitalised(noun) as Noun<'entry'>;
  return {
    name,
    noun,
    /** The noun as a sentence begins with it. */
    entry,
    fields,
    removed,
    announcement,
    add: () => append(create(), { focusName: `${name}.${fields.length}.${field}` }),
    shift: (index: number, by: 1 | -1) => {
      const to = index + by;
      const key = fields[index]?.key;
      if (key === undefined || to < 0 || to >= fields.length) return;
      const isAtEnd = by < 0 ? to === 0 : to === fields.length - 1;
      focusNext.current = moverId(key, by < 0 === isAtEnd ? 'down' : 'up');
      move(index, to);
      announce(t(`${entry} moved to place %{number} of %{count}`, { number: to + 1, count: fields.length }));
    },
    take: (index: number) => {
      const item = getValues(name)[index];
      if (!item) return;
      focusNext.current = undoId(name);
      setRemoved({ item, index });
      remove(index);
    },
    putBack: () => {
      if (!removed) return;
      const { item, index } = removed;
      insert(Math.min(index, fields.length), item, { focusName: `${name}.${index}.${field}` });
      setRemoved(undefined);
    },
  };
}

export type OrderedList<Item extends object> = ReturnType<typeof useOrderedList<Item>>;
