import { encodeQR } from 'qr';

export interface Announced {
  /** The address on this computer. */
  readonly local: string;
  /** The addresses on the local network, the likeliest first; empty where there is no network. */
  readonly lan: readonly string[];
  /** Whether the certificate was made here, or brought along and vouched for by an authority. */
  readonly selfMade: boolean;
}

const SELF_MADE = `This computer made the certificate itself and nobody vouches for it, so the phone will warn: go on past
the warning. The camera then works. What a self-made certificate cannot do: browsers give such a page
no service worker, so the app can't be installed and won't start without this computer. For that the
phone has to trust the address. Two ways:
  1. A local authority: install mkcert and its root certificate on the phone, make a certificate for
     this computer's address, and run  npm start -- --cert FILE --key FILE
  2. Any static host with HTTPS: put the content of the folder dist there as it is.
`;

/** What is printed once the servers are up, with a QR code of the first address on the network. */
export function makeAnnouncement({ local, lan, selfMade }: Announced): string {
  const lines = ['', 'Kibitz is running.', '', `  On this computer:  ${local}`];
  const [first, ...others] = lan;
  if (first === undefined) {
    lines.push('  On a phone:        no local network found; join one and start again.', '');
  } else {
    lines.push(`  On a phone:        ${first}  (on the same network; scan the code)`);
    lines.push(...others.map((address) => `  or:                ${address}`));
    lines.push('', encodeQR(first, 'term', { ecc: 'low' }).trimEnd(), '');
    if (selfMade) lines.push(SELF_MADE);
  }
  lines.push('Ctrl+C stops it.');
  return lines.join('\n');
}
