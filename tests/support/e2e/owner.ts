/** The account that exists on every site of the browser tests. */
export const owner = {
  username: 'owner',
  email: 'owner@example.com',
  password: 'correct-horse-battery-staple',
} as const;

/** Settings that create the account when a site starts. */
export const ownerSettings = {
  ADMIN_OWNER_USERNAME: owner.username,
  ADMIN_OWNER_EMAIL: owner.email,
  ADMIN_OWNER_PASSWORD: owner.password,
};
