import { Box, Card } from '@mui/material';
import { formatDateTime } from '@smash/contract';
import type { Webhook } from '@smash/contract/client';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { DetailsSection, Fact } from '../../components/details/details-section';
import { LoadingPanel } from '../../components/loading-panel';
import { PageHeading } from '../../components/page-heading';
import { RetryPanel } from '../../components/retry-panel';
import { TextLink } from '../../components/text-link';
import { DeliveryLog } from './delivery-log';
import { SecretSection } from './secret-section';
import { WebhookActions } from './webhook-actions';
import { webhookHost } from './webhook-name';
import { WebhookState } from './webhook-state';

/** One endpoint with what was sent there. */
export function WebhookShow() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetOne<Webhook>('webhooks', { id });
  if (error) return <RetryPanel title="This webhook could not be loaded" error={error} onRetry={refetch} />;
  if (!data) return <LoadingPanel text="Loading the webhook..." />;
  return (
    <>
      <PageHeading
        title={data.description || webhookHost(data)}
        before={<TextLink to="/webhooks">All webhooks</TextLink>}
        actions={<WebhookActions webhook={data} />}
      />
      <Card sx={{ p: { xs: 2, md: 3 }, mb: 3 }}>
        <Box
          sx={{
            columnGap: 5,
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
            rowGap: 3,
          }}
        >
          <DetailsSection title="Endpoint">
            <Fact label="State">
              <WebhookState reason={data.off_reason} />
            </Fact>
            <Fact label="Address">{data.url}</Fact>
            <Fact label="Events">{data.events.join(', ')}</Fact>
            <Fact label="Personal data">{data.has_personal_data ? 'Included' : 'Not included'}</Fact>
            <Fact label="Added">{formatDateTime(data.created_at)}</Fact>
          </DetailsSection>
          <SecretSection webhook={data} />
        </Box>
      </Card>
      <DeliveryLog webhook={data} />
    </>
  );
}
