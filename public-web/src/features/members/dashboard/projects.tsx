import { ProgressBar } from '../../../components/progress-bar';
import { PROJECTS } from '../../../content/dashboard';
import { Panel } from './panel';
import styles from './dashboard.module.css';

/** Projects with their fixed progress (docs/requirements/members.md#m-11). */
export function Projects() {
  return (
    <Panel heading="Projects">
      <ul className={styles.projects}>
        {PROJECTS.map(({ name, percent }) => (
          <li key={name}>
            <ProgressBar percent={percent} label={name} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
