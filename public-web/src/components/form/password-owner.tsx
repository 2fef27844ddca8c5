/** Hidden email address that tells password managers whose password a form is about, where the form does not ask for it. */
export function PasswordOwner({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}
