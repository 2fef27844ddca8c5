import styles from './error-summary.module.css';

/** A field's message in the summary. */
export interface FieldProblem {
  /** Id of the field's control. */
  id: string;
  label: string;
  message: string;
}

/** The errors that keep a form from being sent; each entry links to its field. */
export function ErrorSummary({ problems }: { problems: readonly FieldProblem[] }) {
  return (
    <ul className={styles.list}>
      {problems.map((problem) => (
        <li key={problem.id}>
          <a
            href={`#${problem.id}`}
            onClick={(event) => {
              event.preventDefault();
              const control = document.getElementById(problem.id);
              control?.focus();
              control?.scrollIntoView({ block: 'center' });
            }}
          >
            <strong>{problem.label}:</strong> {problem.message}
          </a>
        </li>
      ))}
    </ul>
  );
}
