import { PLANS, PRODUCT_IDS } from '#contract/billing/codes.ts';
import { describePlan } from '#contract/billing/format.ts';
import { PRODUCT_NAME } from '#contract/product.ts';

export const DESCRIPTION =
  'Ask what is on your mind. A real reader draws tarot or oracle cards, or reads your sky, and writes you a letter that you keep.';

/**
 * The structured data for search engines, as JSON-LD for embedding in a page: the site, its operator, and the plans with
 * their prices.
 * @param site the public address without a trailing slash
 * @param picture the absolute address of the preview picture
 */
export function buildStructuredData(site: string, picture: string): string {
  const page = `${site}/welcome`;
  const graph = [
    { '@type': 'WebSite', '@id': `${page}#site`, name: PRODUCT_NAME, url: page, description: DESCRIPTION },
    {
      '@type': 'Organization',
      '@id': `${page}#owner`,
      name: PRODUCT_NAME,
      url: page,
      logo: `${site}/icons/icon-512.png`,
    },
    {
      '@type': 'Product',
      name: `${PRODUCT_NAME} membership`,
      description: DESCRIPTION,
      image: picture,
      brand: { '@type': 'Brand', name: PRODUCT_NAME },
      offers: PRODUCT_IDS.map((id) => buildOffer(id, `${site}/signup`)),
    },
  ];
  // A `<` could end the script element.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

function buildOffer(id: keyof typeof PLANS, url: string) {
  const { name, chargeCents, interval } = PLANS[id];
  const price = (chargeCents / 100).toFixed(2);
  return {
    '@type': 'Offer',
    name,
    description: describePlan(id),
    url,
    price,
    priceCurrency: 'USD',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'USD',
      billingDuration: 1,
      unitCode: interval === 'year' ? 'ANN' : 'MON',
    },
    availability: 'https://schema.org/InStock',
  };
}
