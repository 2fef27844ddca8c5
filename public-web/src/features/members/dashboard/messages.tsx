import { formatDate } from '@smash/contract';
import { use } from 'react';
import type { MemberMessage } from '../../../lib/api/members';
import { Panel } from './panel';
import styles from './messages.module.css';

interface MessagesProps {
  messages: Promise<readonly MemberMessage[] | undefined>;
  /** The member's zone; null if the member has none. */
  zoneName: string | null;
  /** Shown to a member without a zone instead of the zone's messages. */
  withoutZone: React.ReactNode;
}

/** National Messages and Zonal Messages, newest first. */
export function Messages({ messages, zoneName, withoutZone }: MessagesProps) {
  const all = use(messages);
  const national = all?.filter(({ zone_id }) => zone_id === null);
  const zonal = all?.filter(({ zone_id }) => zone_id !== null);
  return (
    <>
      <Panel heading="National Messages">
        <MessageList messages={national} emptyText="Nothing has been published for all members yet." />
      </Panel>
      <Panel heading="Zonal Messages" note={zoneName}>
        {zoneName === null ? (
          withoutZone
        ) : (
          <MessageList messages={zonal} emptyText={`Nothing has been published for ${zoneName} yet.`} />
        )}
      </Panel>
    </>
  );
}

/** The two panels while the messages are loading. */
export function MessagesLoading() {
  return (
    <>
      {['National Messages', 'Zonal Messages'].map((heading) => (
        <Panel key={heading} heading={heading}>
          <p className={styles.quiet} role="status">
            Loading messages...
          </p>
        </Panel>
      ))}
    </>
  );
}

interface MessageListProps {
  messages: readonly MemberMessage[] | undefined;
  emptyText: string;
}

function MessageList({ messages, emptyText }: MessageListProps) {
  if (!messages) return <p role="alert">The messages could not be loaded. Please reload the page.</p>;
  if (messages.length === 0) return <p className={styles.quiet}>{emptyText}</p>;
  return (
    <ul className={styles.messages}>
      {messages.map(({ id, title, body, published_at }) => (
        <li key={id}>
          <article className={styles.message}>
            <h3 className={styles.title}>{title}</h3>
            <time dateTime={published_at} className={styles.date}>
              {formatDate(published_at)}
            </time>
            <p className={styles.body}>{body}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}
