/** Words of the onboarding page. Words from docs/requirements/onboarding.md#o-1 to o-9 are spelt as there. */
export const ONBOARDING = {
  gate: 'Your PIN is in your welcome letter. Use it to open the onboarding videos and test.',
  lead: 'Watch the video of your product first, then take the test. Nobody expects you to know it all on day one.',
  videosHeading: 'All Onboarding Videos Avaliable on YouTube',
  product:
    'How we work, what we promise customers and what your first weeks look like: our culture and your onboarding, told by the colleagues who build this product with you.',
  testHeading: 'Test',
  testNote: 'Read and Answer Carefully',
  testCard: 'Onboarding Test',
  testReceiver: 'All Answer will be received by the H.R. Manager',
} as const;
