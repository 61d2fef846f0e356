/** What a paint is for. A theme gives each a colour; a suit's land may change the ones of sky and ground. */
export type Role =
  | 'line' | 'frame' | 'sky' | 'dusk' | 'far' | 'mid' | 'near'
  | 'metal' | 'metalDark' | 'light' | 'glow' | 'star' | 'ink' | 'shade'
  | 'cloth' | 'clothDark' | 'wine' | 'wineDark' | 'sage' | 'sageDark' | 'straw' | 'linen' | 'trim'
  | 'leaf' | 'leafDark' | 'water' | 'waterLight' | 'wood' | 'woodDark' | 'steel' | 'steelDark'
  | 'red' | 'redDark' | 'rose' | 'stone' | 'stoneDark' | 'snow'
  | 'skinFair' | 'skinOlive' | 'skinBrown' | 'skinDark' | 'skinEdge'
  | 'hairBlack' | 'hairBrown' | 'hairAuburn' | 'hairFair' | 'hairWhite';
