import type { CandidateApplication, CandidateOutcome, ErasureCertificate } from '../../lib/api/candidate';

/** Props of each section of the applicant's page. */
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
