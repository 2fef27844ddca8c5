import type { SaveScorecard, Scorecards } from '@smash/contract/client';
import { api } from '../api-client';
import { pathOf, unwrap } from './resource-calls';

/** The ratings of an application, as far as the person may see them. */
export async function readScorecards(id: string): Promise<Scorecards> {
  return unwrap(await api.GET('/api/applications/{id}/scorecards', pathOf(id)));
}

/** Gives or changes the person's own scorecard. */
export async function saveScorecard(id: string, body: SaveScorecard): Promise<void> {
  unwrap(await api.PUT('/api/applications/{id}/scorecard', { ...pathOf(id), body }));
}

export async function withdrawScorecard(id: string): Promise<void> {
  unwrap(await api.DELETE('/api/applications/{id}/scorecard', pathOf(id)));
}
