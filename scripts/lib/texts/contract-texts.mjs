/**
 * Texts of the contract that the portal shows without naming them one by one (`say`, and the messages of forms, which
 * react-admin translates).
 * @param {typeof import('@smash/contract')} contract
 * @returns {string[]}
 */
export const contractTexts = (contract) => [
  ...Object.values(contract.AUDIT_ACTIONS).map(({ words }) => words),
  ...contract.AUDIT_ACTION_NAMES.map(contract.auditActionName),
  ...Object.values(contract.AUDIT_NOUNS).flatMap(({ named = [], gone }) => [named, gone].flat()),
  ...Object.values(contract.AUDIT_VALUES).filter((value) => value !== undefined),
  ...Object.values(contract.AUDIT_WORDS),
  ...contract.AUDIT_OBJECTS,
  ...Object.values(contract.PERMISSIONS),
  ...Object.values(contract.CHANNEL_LABELS),
  contract.channelLabel(null),
  contract.brandName('group'),
  ...['yes', 'no', null].map((value) => contract.describeAnswer({ type: 'yes_no', value })),
  ...Object.values(contract.MAIL_PLACEHOLDERS).map(({ label }) => label),
  ...Object.values(contract.IMPORT_FIELDS).flatMap((fields) => fields.map(({ label }) => label)),
  ...Object.values(contract.WEBHOOK_EVENTS).map(({ when }) => when),
  contract.DEADLINE_PASSED,
  ...[
    contract.APPLICATION_MESSAGES,
    contract.SALARY_MESSAGES,
    contract.QUESTION_MESSAGES,
    contract.CRITERION_MESSAGES,
    contract.STAGE_MESSAGES,
    contract.SIGN_UP_MESSAGES,
  ].flatMap((messages) => Object.values(messages).filter((message) => typeof message === 'string')),
];
