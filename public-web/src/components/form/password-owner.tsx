/** Hidden email address that tells password managers whose password a form is about, if the form asks for no address. */
export function PasswordOwner({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}
