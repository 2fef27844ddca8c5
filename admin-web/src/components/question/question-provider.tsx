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

/** Asks a question in the middle of an action, whatever is on screen by then. */
export function useQuestion(): Ask {
  return useContext(QuestionContext);
}

interface Asked extends Question {
  answer: (isConfirmed: boolean) => void;
}

/** Shows the questions of everything within it, one after the other. */
export function QuestionProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const [isAnswered, setAnswered] = useState(false);
  const [current] = asked;
  const ask = useCallback<Ask>(
    (question) => new Promise((answer) => setAsked((others) => [...others, { ...question, answer }])),
    [],
  );
  const settle = (isConfirmed: boolean) => {
    setAnswered(true);
    current?.answer(isConfirmed);
  };
  const goOn = () => {
    setAnswered(false);
    setAsked(([, ...others]) => others);
  };
  return (
    <QuestionContext value={ask}>
      {children}
      {current && (
        <ConfirmDialog
          title={current.title}
          question={current.question}
          confirmLabel={current.confirmLabel}
          isOpen={!isAnswered}
          onClose={() => settle(false)}
          onConfirm={() => settle(true)}
          onGone={goOn}
        />
      )}
    </QuestionContext>
  );
}
