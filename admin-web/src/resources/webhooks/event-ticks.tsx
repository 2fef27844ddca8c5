import { Box, Typography } from '@mui/material';
import { WEBHOOK_EVENT_TYPES, WEBHOOK_EVENTS, type WebhookEventType } from '@smash/contract';
import { TickList } from '../../components/tick-list';
import { t } from '../../i18n/t';
import { tContract } from '../../i18n/t-contract';

interface EventTicksProps {
  chosen: readonly WebhookEventType[];
  onChange: (chosen: WebhookEventType[]) => void;
  problem?: string | undefined;
}

/** Chooses the events that are sent. */
export function EventTicks({ chosen, onChange, problem }: EventTicksProps) {
  return (
    <TickList
      legend={t('Events')}
      choices={WEBHOOK_EVENT_TYPES.map((value) => ({ value, label: <EventLabel type={value} /> }))}
      chosen={chosen}
      onChange={(events) => onChange([...events])}
      problem={problem}
    />
  );
}

function EventLabel({ type }: { type: WebhookEventType }) {
  return (
    <>
      {type}
      <Typography component={Box} variant="caption" color="textSecondary" sx={{ display: 'block', pb: 0.5 }}>
        {tContract(WEBHOOK_EVENTS[type].when)}
      </Typography>
    </>
  );
}
