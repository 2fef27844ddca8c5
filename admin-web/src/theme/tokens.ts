/**
 * The brand's colours as sRGB, computed from the oklch tokens of the public site, because MUI mixes and fades colours
 * and cannot read oklch. The comment behind a value is its token. Every text/background pair has a contrast of at least
 * 4.5:1, every control border of at least 3:1.
 */
export interface Tone {
  background: string;
  text: string;
}

export interface Tokens {
  paper: string;
  raised: string;
  sunken: string;
  ink: string;
  inkSoft: string;
  line: string;
  /** Borders of fields and outlined buttons. */
  control: string;
  brand: string;
  brandStrong: string;
  onBrand: string;
  forest: string;
  onForest: string;
  yellow: Tone;
  blue: Tone;
  green: Tone;
  red: Tone;
  grey: Tone;
}

export const LIGHT: Tokens = {
  paper: '#fdfaf4', // oklch(0.985 0.008 85)
  raised: '#ffffff',
  sunken: '#f4f0e7', // oklch(0.955 0.013 85)
  ink: '#1f160f', // oklch(0.21 0.02 60)
  inkSoft: '#5e534a', // oklch(0.45 0.02 60)
  line: '#ded8cf', // oklch(0.885 0.014 80)
  control: '#877f76', // oklch(0.6 0.016 70)
  brand: '#ce2e09', // oklch(0.555 0.2 33)
  brandStrong: '#b11e00', // oklch(0.49 0.185 33)
  onBrand: '#fdfcf8', // oklch(0.99 0.005 85)
  forest: '#074029', // oklch(0.33 0.07 160)
  onForest: '#f6f7e7', // oklch(0.97 0.02 110)
  yellow: { background: '#fce7a6', text: '#624000' },
  blue: { background: '#d7edff', text: '#004f8b' },
  green: { background: '#ccf8da', text: '#004a27' },
  red: { background: '#ffe3e1', text: '#971a20' },
  grey: { background: '#ebe7e2', text: '#4e4640' },
};

export const DARK: Tokens = {
  paper: '#16100b', // oklch(0.18 0.014 60)
  raised: '#211a14', // oklch(0.225 0.016 60)
  sunken: '#0f0a06', // oklch(0.15 0.012 60)
  ink: '#f0ece4', // oklch(0.945 0.012 85)
  inkSoft: '#b2aba1', // oklch(0.745 0.016 80)
  line: '#39312b', // oklch(0.32 0.016 60)
  control: '#787068', // oklch(0.55 0.016 70)
  brand: '#f47249', // oklch(0.70 0.17 38)
  brandStrong: '#ff8e60', // oklch(0.76 0.15 42)
  onBrand: '#1f0f09', // oklch(0.19 0.03 40)
  forest: '#0b2e1e', // oklch(0.27 0.05 160)
  onForest: '#e8f3de', // oklch(0.95 0.03 130)
  yellow: { background: '#473506', text: '#f4d576' },
  blue: { background: '#193550', text: '#a8d3f9' },
  green: { background: '#153c25', text: '#98eab5' },
  red: { background: '#551f1d', text: '#febab6' },
  grey: { background: '#37322c', text: '#d2cdc5' },
};
