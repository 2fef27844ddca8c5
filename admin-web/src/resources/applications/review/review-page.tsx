import { useParams, useLocation } from 'react-router-dom';
import { readReviewAddress } from './review-address';
import { Review } from './review';

interface ReviewPageProps {
  /** Always applied, never shown in the address. */
  filter?: Record<string, unknown>;
}

/** The review at /…/applications/{id}/review. Another filter or order in the address starts another review. */
export function ReviewPage({ filter }: ReviewPageProps) {
  const { applicationId = '' } = useParams();
  const { search } = useLocation();
  const address = readReviewAddress(search);
  const whole = { ...address, filter: { ...address.filter, ...filter } };
  const list = JSON.stringify([whole.filter, whole.sort]);
  return <Review key={list} id={applicationId} address={whole} />;
}
