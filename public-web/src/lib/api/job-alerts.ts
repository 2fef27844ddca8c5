import type { Schemas } from '@smash/contract/client';
import { outcomeOf } from './call-outcome';
import { apiClient } from './client';

export type ConfirmedAlert = Schemas['JobAlertDto'];

export const askForJobAlert = (body: Schemas['AskForJobAlertDto']) =>
  outcomeOf(apiClient.POST('/api/job-alerts', { body }));

export const confirmJobAlert = (token: string) =>
  outcomeOf(apiClient.POST('/api/job-alerts/confirmations', { body: { token } }));

export const endJobAlert = (token: string) =>
  outcomeOf(apiClient.POST('/api/job-alerts/unsubscribe/{token}', { params: { path: { token } } }));
