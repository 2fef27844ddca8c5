import { useEffect, useRef, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { newQuestion, type QuestionValues } from '../../../providers/question-values';

interface QuestionsForm {
  questions: QuestionValues[];
}

/** A question that was taken away, until the next is. */
interface Removed {
  question: QuestionValues;
  index: number;
}

/** Id of a part of the editor; the key stays with a question wherever it moves. */
export const partId = (key: string, part: 'up' | 'down' | 'label'): string => `question-${key}-${part}`;
export const UNDO_ID = 'question-undo';

/** The questions in the form in context, and what can be done with them. The focus goes where the work goes on. */
export function useQuestionList() {
  const { getValues } = useFormContext<QuestionsForm>();
  const { fields, append, remove, move, insert } = useFieldArray<QuestionsForm, 'questions', 'key'>({
    name: 'questions',
    keyName: 'key',
  });
  const [removed, setRemoved] = useState<Removed>();
  /** Said aloud, and only there. */
  const [announcement, announce] = useState('');
  const focusNext = useRef<string>(undefined);

  useEffect(() => {
    const id = focusNext.current;
    if (id === undefined) return;
    focusNext.current = undefined;
    document.getElementById(id)?.focus();
  }, [fields]);

  return {
    fields,
    removed,
    announcement,
    add: () => append(newQuestion(), { focusName: `questions.${fields.length}.label` }),
    shift: (index: number, by: 1 | -1) => {
      const to = index + by;
      const key = fields[index]?.key;
      if (key === undefined || to < 0 || to >= fields.length) return;
      const isAtEnd = by < 0 ? to === 0 : to === fields.length - 1;
      focusNext.current = partId(key, by < 0 === isAtEnd ? 'down' : 'up');
      move(index, to);
      announce(`Question moved to place ${to + 1} of ${fields.length}`);
    },
    take: (index: number) => {
      const question = getValues(`questions.${index}`);
      focusNext.current = UNDO_ID;
      setRemoved({ question, index });
      remove(index);
    },
    putBack: () => {
      if (!removed) return;
      const { question, index } = removed;
      insert(Math.min(index, fields.length), question, { focusName: `questions.${index}.label` });
      setRemoved(undefined);
    },
  };
}
