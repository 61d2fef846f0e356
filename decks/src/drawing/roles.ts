/**
 * What a paint is for. A theme gives each role a colour; a suit's land may change some. The less obvious ones: `line`
 * is the edge of a shape and `detail` a fine line within it, `starlight` the small stars of the sky and `haze` the air
 * in it, `beam` rays of light, `gloom` a dark room or cloud, `field` the background of a medallion, `accent` the suit's
 * own colour. A paint that is `none` is not drawn.
 */
export type Role =
  | 'line'
  | 'detail'
  | 'frame'
  | 'accent'
  | 'sky'
  | 'skyTop'
  | 'starlight'
  | 'haze'
  | 'beam'
  | 'field'
  | 'dusk'
  | 'far'
  | 'mid'
  | 'near'
  | 'metal'
  | 'metalDark'
  | 'light'
  | 'glow'
  | 'star'
  | 'ink'
  | 'shade'
  | 'gloom'
  | 'gloomLight'
  | 'cloth'
  | 'clothDark'
  | 'wine'
  | 'wineDark'
  | 'sage'
  | 'sageDark'
  | 'straw'
  | 'linen'
  | 'trim'
  | 'leaf'
  | 'stem'
  | 'leafDark'
  | 'water'
  | 'waterLight'
  | 'wood'
  | 'woodDark'
  | 'steel'
  | 'steelDark'
  | 'red'
  | 'redDark'
  | 'rose'
  | 'stone'
  | 'stoneDark'
  | 'snow'
  | 'skinFair'
  | 'skinOlive'
  | 'skinBrown'
  | 'skinDark'
  | 'skinBone'
  | 'skinEdge'
  | 'hairBlack'
  | 'hairBrown'
  | 'hairAuburn'
  | 'hairFair'
  | 'hairWhite';

/**
 * The paint of a shape: also some that only the theme of Night has: `firelight`, what a fire throws on things near it,
 * and the shadow on pale skin, `paleShade`, which `paleShadeSoft` fades in from the left to the right of a shape.
 */
export type Paint = Role | 'firelight' | 'paleShade' | 'paleShadeSoft';
