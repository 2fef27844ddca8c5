import type { Webhook } from '@smash/contract/client';
import { ListBase, useCanAccess } from 'react-admin';
import { PageHeading } from '../../components/page-heading';
import { ListContent } from '../../components/list-content';
import { AddWebhookButton } from './add-webhook-button';
import { WebhookRows } from './webhook-rows';
import { SAYS_ITS_FAILURE } from '../../providers/list-state';
import { t } from '../../i18n/t';

/** The endpoints that events are sent to, the oldest first. */
export function WebhookList() {
  // react-admin would also request the list for people whom it is about to send away.
  const { canAccess = false } = useCanAccess({ resource: 'webhooks', action: 'list' });
  return (
    <ListBase perPage={1000} queryOptions={{ enabled: canAccess, ...SAYS_ITS_FAILURE }}>
      <PageHeading title={t('Webhooks')} actions={<AddWebhookButton />} />
      <ListContent<Webhook>
        rows="webhooks"
        emptyText={t(
          'A webhook sends what happens here to another system at once: new applications, changes of status, interviews, payments.',
        )}
      >
        {(webhooks) => <WebhookRows webhooks={webhooks} />}
      </ListContent>
    </ListBase>
  );
}
