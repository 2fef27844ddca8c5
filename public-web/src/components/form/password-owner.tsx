/** Tells password managers whose password a form is about that does not ask for the address. Nobody sees it. */
export function PasswordOwner({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}
