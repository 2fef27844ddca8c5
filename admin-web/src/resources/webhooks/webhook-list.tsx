import type { Webhook } from '@smash/contract/client';
import { ListBase, useCanAccess, useListContext } from 'react-admin';
import { MessagePanel } from '../../components/message-panel';
import { PageHeading } from '../../components/page-heading';
import { Loaded } from '../../components/loaded';
import { AddWebhookButton } from './add-webhook-button';
import { WebhookRows } from './webhook-rows';
import { SAYS_ITS_FAILURE } from '../../providers/list-state';
import { t } from '../../i18n/t';

/** Where events are sent, the oldest first. */
export function WebhookList() {
  // React-admin asks for the list of whoever it is about to send away, too.
  const { canAccess = false } = useCanAccess({ resource: 'webhooks', action: 'list' });
  return (
    <ListBase perPage={1000} queryOptions={{ enabled: canAccess, ...SAYS_ITS_FAILURE }}>
      <PageHeading title={t('Webhooks')} actions={<AddWebhookButton />} />
      <WebhookListContent />
    </ListBase>
  );
}

function WebhookListContent() {
  const list = useListContext<Webhook>();
  return (
    <Loaded of={list} loading={t('Loading webhooks...')} failure={t('The webhooks could not be loaded')}>
      {(webhooks) =>
        webhooks.length > 0 ? (
          <WebhookRows webhooks={webhooks} />
        ) : (
          <MessagePanel title={t('No webhooks yet')}>
            {t(
              'A webhook sends what happens here to another system at once: new applications, changes of status, interviews, payments.',
            )}
          </MessagePanel>
        )
      }
    </Loaded>
  );
}
