import { useParams, useLocation } from 'react-router-dom';
import { readListAddress } from '../list/list-address';
import { Review } from './review';

interface ReviewPageProps {
  /** Always applied, never shown in the address. */
  filter?: Record<string, unknown>;
}

/** The review at /…/applications/{id}/review. Another filter or order in the address starts another review. */
export function ReviewPage({ filter }: ReviewPageProps) {
  const { applicationId = '' } = useParams();
  const { search } = useLocation();
  const address = readListAddress(search);
  const whole = { ...address, filter: { ...address.filter, ...filter } };
  const list = JSON.stringify([whole.filter, whole.sort]);
  return <Review key={list} id={applicationId} address={whole} />;
}
