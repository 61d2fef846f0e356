import { PLANS, PRODUCT_IDS, type ProductId } from '#contract/billing/codes.ts';
import { describePlanTerms, formatWholeMoney } from '#contract/billing/format.ts';
import { formatFullName } from '#contract/fullName.ts';
import { READER_PICTURES } from '#contract/readers/codes.ts';
import type { Config } from '../platform/config.ts';
import type { PublicReader } from '#contract/readers/calls.ts';
import type { WelcomeText } from './welcomeText.ts';
import { buildStructuredData, DESCRIPTION } from './structuredData.ts';

/**
 * The values for the front page's template, by their names in `web/src/welcome`.
 * @param site the public address without a trailing slash
 */
export function buildPageValues(
  site: string,
  config: Pick<Config, 'dueHours' | 'dueHoursRushed' | 'supportEmail' | 'isDemo' | 'hasTestClock'>,
  welcomeText: WelcomeText,
  readers: readonly PublicReader[],
) {
  const picture = `${site}/welcome.png`;
  return {
    site,
    picture,
    robots: isHiddenFromSearch(config) ? 'noindex' : 'index, follow',
    description: welcomeText.description ?? DESCRIPTION,
    dueHours: describeHours(config.dueHours),
    dueHoursRushed: describeHours(config.dueHoursRushed),
    supportEmail: config.supportEmail,
    headline: welcomeText.headline,
    lead: welcomeText.lead,
    sections: welcomeText.sections,
    ownQuestions: welcomeText.questions.length > 0,
    questions: welcomeText.questions,
    fromPrice: formatWholeMoney(Math.min(...PRODUCT_IDS.map((id) => PLANS[id].pricePerMonthCents))),
    plans: PRODUCT_IDS.map(toPagePlan),
    hasReaders: readers.length > 0,
    readers: readers.map(toPageReader),
    structuredData: buildStructuredData(site, picture),
  };
}

/** Search engines must not index an installation with demo data or a test clock. */
export const isHiddenFromSearch = ({ isDemo, hasTestClock }: Pick<Config, 'isDemo' | 'hasTestClock'>) =>
  isDemo || hasTestClock;

const describeHours = (hours: number) => (hours === 1 ? 'one hour' : `${hours} hours`);

function toPagePlan(productId: ProductId) {
  const { name, pricePerMonthCents, isMostPopular } = PLANS[productId];
  return {
    name,
    price: formatWholeMoney(pricePerMonthCents),
    isMostPopular,
    // The price is shown above it in large digits.
    note: describePlanTerms(productId),
  };
}

const toPageReader = ({ firstName, lastName, specialities, bio, picture }: PublicReader) => ({
  name: formatFullName({ firstName, lastName }),
  initial: [...firstName][0]?.toLocaleUpperCase() ?? '',
  specialities,
  bio,
  // Pictures under other paths are only for logged-in members.
  face: picture?.startsWith(READER_PICTURES) ? picture : null,
});
