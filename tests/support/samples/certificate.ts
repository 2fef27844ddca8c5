import { execFileSync } from 'node:child_process';

/** Writes fullchain.pem and privkey.pem into a folder: a self-signed certificate, valid for a day. */
export function makeCertificate(folder: string, name = 'smash.example'): void {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  execFileSync('openssl', ['req', '-x509', ...key, '-subj', `/CN=${name}`, ...files], { stdio: 'ignore' });
}
