import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog';

export interface Question {
  title: string;
  question: string;
  confirmLabel: string;
}

/** Asks and resolves with whether the person confirmed. */
type Ask = (question: Question) => Promise<boolean>;

const QuestionContext = createContext<Ask>(() => Promise.resolve(false));

/** For what has to be asked in the middle of an action, whatever is on screen by then. */
export function useQuestion(): Ask {
  return useContext(QuestionContext);
}

/** Shows the questions of everything within it. */
export function QuestionProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Question & { answer: (isConfirmed: boolean) => void }>();
  const [isOpen, setOpen] = useState(false);
  const ask = useCallback<Ask>(
    (question) =>
      new Promise((answer) => {
        setAsked({ ...question, answer });
        setOpen(true);
      }),
    [],
  );
  const settle = (isConfirmed: boolean) => {
    setOpen(false);
    asked?.answer(isConfirmed);
  };
  return (
    <QuestionContext value={ask}>
      {children}
      {asked && (
        <ConfirmDialog
          title={asked.title}
          question={asked.question}
          confirmLabel={asked.confirmLabel}
          isOpen={isOpen}
          onClose={() => settle(false)}
          onConfirm={() => settle(true)}
        />
      )}
    </QuestionContext>
  );
}
