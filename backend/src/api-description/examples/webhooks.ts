const endpoint = {
  url: 'https://payroll.example.com/hooks',
  description: 'Payroll',
  events: ['application.received', 'application.status_changed'],
};

/** Examples for webhooks. */
export const WEBHOOK_EXAMPLES = {
  createWebhook: endpoint,
  updateWebhook: { ...endpoint, is_on: false, version: 3 },
};
