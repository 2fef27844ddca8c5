import { Card } from '@mui/material';

import type { Webhook } from '@smash/contract/client';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { DetailsGrid, DetailsSection, Fact } from '../../components/details/details-section';
import { PageHeading } from '../../components/page-heading';
import { Loaded } from '../../components/loaded';
import { TextLink } from '../../components/text-link';
import { DeliveryLog } from './delivery-log';
import { SecretSection } from './secret-section';
import { WebhookActions } from './webhook-actions';
import { webhookHost } from './webhook-name';
import { WebhookState } from './webhook-state';
import { t } from '../../i18n/t';
import { formatDateTime } from '../../i18n/format';

/** One endpoint with its deliveries. */
export function WebhookShow() {
  const { id = '' } = useParams();
  const webhook = useGetOne<Webhook>('webhooks', { id });
  return (
    <Loaded
      of={webhook}
      loading={t('Loading the webhook...')}
      failure={t('This webhook could not be loaded')}
    >
      {(data) => (
        <>
          <PageHeading
            title={data.description || webhookHost(data)}
            before={<TextLink to="/webhooks">{t('All webhooks')}</TextLink>}
            actions={<WebhookActions webhook={data} />}
          />
          <Card sx={{ p: { xs: 2, md: 3 }, mb: 3 }}>
            <DetailsGrid>
              <DetailsSection title={t('Endpoint')}>
                <Fact label={t('State')}>
                  <WebhookState reason={data.off_reason} />
                </Fact>
                <Fact label={t('Address')}>{data.url}</Fact>
                <Fact label={t('Events')}>{data.events.join(', ')}</Fact>
                <Fact label={t('Personal data')}>
                  {data.has_personal_data ? t('Included') : t('Not included')}
                </Fact>
                <Fact label={t('Added')}>{formatDateTime(data.created_at)}</Fact>
              </DetailsSection>
              <SecretSection webhook={data} />
            </DetailsGrid>
          </Card>
          <DeliveryLog webhook={data} />
        </>
      )}
    </Loaded>
  );
}
