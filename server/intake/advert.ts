/** What advertisers sell. Each is a phrase that honest inquiries have one of at most: a word alone says nothing. */
const TRADES = [
  /\bback-?links?\b/,
  /\b(guest|sponsored)[ -](post|article|blog)/,
  /\blink[ -](building|insertions?|exchange|placements?)\b/,
  /\bdo-?follow\b/,
  /\bda ?\d{2}\b|\bdomain authority\b|\bpbn\b/,
  /\bseo (services?|packages?|expert|specialist|agency|company|audit|team|plans?)\b/,
  /\b(first|top|1st) (page|positions?|rankings?) (of|on|in) google\b|\brank(ing)? #?1\b/,
  /\b(increase|boost|improve|drive|more) (your |organic |targeted |website |web )*(traffic|rankings?|visibility)\b/,
  /\bonline (casinos?|betting|slots?|poker|gambling)\b/,
  /\b(cricket|satta) (ids?|tips|apps?)\b/,
  /\b(casino|betting|slots?|gambling) (bonus(es)?|sites?|apps?|games?|ids?|links?|platforms?|tips)\b/,
  /\b(free spins|(welcome|deposit|sign-?up) bonus(es)?|jackpots?|no deposit)\b/,
  /\b(1win|1xbet|mostbet|pin-?up casino|melbet|betwinner|parimatch|teen patti|satta matka)\b/,
  /\bcall girls?\b|\bescort (girls?|services?|agency)\b|\bescorts in\b/,
  /\b(viagra|cialis|xxx|porn)\b/,
  /\b(crypto|bitcoin|btc|usdt|forex|binary options?) (investments?|trading|signals?|profits?|giveaways?|bots?)\b/,
  /\bdouble your (money|bitcoin|btc|investment|deposit|income)\b|\bguaranteed (daily |weekly )?(profits?|returns?|income)\b/,
  /\b\d+ ?% (daily|weekly|per day|a day|profit)\b/,
];

/** How they offer it to us. Honest people say some of this, too. */
const OFFERS = [
  /\byour (web ?site|site|blog|web ?page|domain|business online)\b/,
  /\b(we|i) (can |will |also )?(offer|provide|sell|guarantee|specialise in|specialize in)\b/,
  /\b(affordable|cheap|cheapest|low|best|reasonable) (prices?|rates?|costs?)\b/,
  /[$€£] ?\d|\b\d+ ?(usd|dollars)\b/,
  /\b(click here|play now|join now|sign up|register now|claim (your|it|now)|bet now|order now)\b/,
  /https?:\/\/|\bwww\./,
  /\b(telegram|t\.me|skype|whats ?app (me|us|at|now|:|\+?\d))/,
];

/** What people ask this firm for, who may name a trade of the above as their own. */
const ASKED_FOR = [
  /\biso ?\d{4,5}|\b(vapt|cbam|brsr|ecovadis|naac|gdpr|posh|csrd|tcfd|gri|sbti|isms)\b/,
  /\b(green|energy|water|carbon|esg|security|safety|social|it) (audits?|assessments?)\b/,
  /\b(carbon|ghg|climate|emissions?|net[ -]zero|sustainability|esg) ?\w* (footprint|accounting|reporting|reports?|strategy|credits?|ratings?|disclosures?|policy|consult\w*|inventory|plan)\b/,
  /\b(carbon|water) (footprint|neutral\w*)\b|\bnet[ -]zero\b/,
  /\b(phishing|vulnerabilit\w+|penetration|cyber ?security)\b/,
  /\b(train(ing|ings)? (of|for|our|your|us|dates?)|trainings|courses?|workshops?|webinar|certificates?|certification)\b/,
];

/** Who applies for work tells what they did, and whose website was attacked tells what it shows now. */
const TELLS_OF_IT =
  /\b(apply(ing)? for|vacanc(y|ies)|r[eé]sum[eé]|my cv|internships?|hacked|malware|hijacked|injected|attackers?)\b/;

const ENOUGH = 4;
const RELIEF = 2;
const count = (patterns: RegExp[], text: string) =>
  patterns.filter((pattern) => pattern.test(text)).length;

/**
 * Whether words are an advertisement beyond doubt: two trades, or one that is offered in two ways. Who asks for something
 * of ours may name far more. A missed advertisement costs a look, a mistaken one an inquiry.
 */
export function isAdvert(fields: Record<string, string>): boolean {
  const { name = "", message = "" } = fields;
  if (isUrl(name) || isStuffed(message)) return true;
  const text = [name, fields.company, fields.subject, message].join("\n");
  const words = text.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ");
  if (TELLS_OF_IT.test(words)) return false;
  const trades = count(TRADES, words);
  if (trades === 0) return false;
  const relief = count(ASKED_FOR, words) > 0 ? RELIEF : 0;
  return 2 * trades + count(OFFERS, words) - relief >= ENOUGH;
}

const ENDINGS = "com|net|org|info|biz|io|ru|xyz|online|site|store|shop|top|club|bet|casino|vip|win";
const DOMAIN = new RegExp(String.raw`^([\w-]+\.)+(${ENDINGS})(/\S*)?$`, "i");

const isUrl = (name: string) => /https?:\/\/|\bwww\./i.test(name) || DOMAIN.test(name.trim());

const MANY_LINKS = 4;
const WORDS_A_LINK = 5;

/** Links with hardly a word between them. */
function isStuffed(message: string): boolean {
  const parts = message.split(/\s+/).filter(Boolean);
  const links = parts.filter((part) => /https?:\/\/|^www\./i.test(part)).length;
  return links >= MANY_LINKS && parts.length - links < links * WORDS_A_LINK;
}
