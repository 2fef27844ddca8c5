import type { EntityManager } from 'typeorm';
import { lockApplicant } from '../../applications/index.js';
import { appointmentDetails } from '../../interviews/index.js';
import { lockPurchaseById } from '../../shares/index.js';

/**
 * What an endpoint with personal data gets besides the ids: what the lists of the portal show, and nothing of
 * people who are removed or erased. The rows are locked until the transaction ends.
 */
export async function personalData(
  manager: EntityManager,
  data: Record<string, unknown>,
): Promise<Record<string, unknown> | null> {
  const { application_id, interview_id, purchase_id } = data as Partial<Record<string, string>>;
  if (purchase_id) {
    const purchase = await lockPurchaseById(manager, purchase_id);
    return purchase?.email ? { purchase } : null;
  }
  const applicant = application_id && (await lockApplicant(manager, application_id));
  if (!applicant) return null;
  if (!interview_id) return { applicant };
  const interview = await appointmentDetails(manager, interview_id);
  return interview ? { applicant, interview } : { applicant };
}
