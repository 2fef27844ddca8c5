import {
  type Brand,
  brandName,
  hasJobFilters,
  JOB_FILTER_LIMITS,
  REMOTE,
  type Workplace,
  WORKPLACE_NAMES,
} from '@smash/contract';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../components/button';
import { Form } from '../../components/form/form';
import { Icon } from '../../components/icon';
import styles from './job-search.module.css';
import type { JobView } from './job-view';

/** Searches jobs by words, business, place, type and workplace; the address holds the search. Works without scripts. */
export function JobSearch({ view: { filters, counts } }: { view: JobView }) {
  const navigate = useNavigate();
  const isFiltered = hasJobFilters({ ...filters, q: undefined });

  /** Builds the address as the browser would. The router's own form would add 1 kB to every page. */
  function search(form: HTMLFormElement) {
    const fields = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    return navigate(`/careers?${new URLSearchParams(fields)}`);
  }

  return (
    <Form name="Positions" action="/careers" role="search" className={styles.form} onSubmit={search}>
      <div className={styles.words}>
        <label htmlFor="jobs-q" className="visually-hidden">
          Words in title or text
        </label>
        <input
          key={filters.q ?? ''}
          id="jobs-q"
          type="search"
          name="q"
          maxLength={JOB_FILTER_LIMITS.q}
          placeholder="Rider, Lagos, accounts …"
          defaultValue={filters.q ?? ''}
          className={styles.input}
        />
        <Button type="submit">Search</Button>
      </div>
      <details open={isFiltered} className={styles.more}>
        <summary className={styles.summary}>
          Filter <Icon name="down" className={styles.mark} />
        </summary>
        <div className={styles.filters}>
          <Choice
            name="brand"
            label="Business"
            all="All businesses"
            chosen={filters.brand}
            counts={counts.brand}
            nameOf={(brand) => brandName(brand as Brand)}
          />
          <Choice
            name="place"
            label="Place"
            all="All places"
            chosen={filters.place}
            counts={counts.place}
            nameOf={(place) => (place === REMOTE ? 'From anywhere' : place)}
          />
          <Choice name="type" label="Type" all="All types" chosen={filters.type} counts={counts.type} />
          <Choice
            name="workplace"
            label="Workplace"
            all="All workplaces"
            chosen={filters.workplace}
            counts={counts.workplace}
            nameOf={(workplace) => WORKPLACE_NAMES[workplace as Workplace]}
          />
        </div>
      </details>
      {hasJobFilters(filters) && (
        <p className={styles.clear}>
          <Link to="/careers">Show all positions</Link>
        </p>
      )}
    </Form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  /** Text of the choice that filters nothing. */
  all: string;
  chosen: string | null | undefined;
  counts: Readonly<Record<string, number | undefined>>;
  nameOf?: (value: string) => string;
}

/** One filter, with the number of vacant positions beside each choice. */
function Choice({ name, label, all, chosen, counts, nameOf = (value) => value }: ChoiceProps) {
  const choices = Object.entries(counts);
  if (chosen && !choices.some(([value]) => value === chosen)) choices.push([chosen, 0]);
  return (
    <div className={styles.choice}>
      <label htmlFor={`jobs-${name}`}>{label}</label>
      <span className={styles.select}>
        <select
          key={chosen ?? ''}
          id={`jobs-${name}`}
          name={name}
          defaultValue={chosen ?? ''}
          className={styles.choices}
        >
          <option value="">{all}</option>
          {choices.map(([value, count]) => (
            <option key={value} value={value}>
              {nameOf(value)} ({count ?? 0})
            </option>
          ))}
        </select>
        <Icon name="down" className={styles.choicesMark} />
      </span>
    </div>
  );
}
