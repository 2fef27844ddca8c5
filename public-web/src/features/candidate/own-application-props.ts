import type { CandidateApplication, CandidateOutcome, ErasureCertificate } from '../../lib/api/candidate';

/** What the page of one's own application gives to each of its sections. */
export interface OwnApplicationProps {
  application: CandidateApplication;
  session: string;
  /** Closes the page, with the reason if there is one. */
  onLeave: (notice?: string) => void;
  onOutcome: (outcome: CandidateOutcome<CandidateApplication>) => string | undefined;
  /** Opens the form of a newer version. */
  onUpdate: () => void;
  onErased: (certificate: ErasureCertificate) => void;
}
