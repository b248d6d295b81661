import { expect, it } from "vitest";
import { isAdvert } from "./advert.ts";

const HONEST = [
  "Can you help with the SEO of our ESG report? Search engines do not find the PDF on our website.",
  "We are a casino hotel in Panaji with 240 rooms and would like a green audit before the season.",
  "Our group is betting on green hydrogen and needs a carbon accounting of the new electrolyser.",
  "We provide SEO services to 200 clients from Pune and need ISO 27001. See https://rankers.example for our team.",
  "We are an SEO agency; please send a quote for GDPR and VAPT. You will find us at www.rankers.example.",
  "We run an online casino licensed in Sikkim and look for VAPT of its betting platform by March.",
  "Our website was hacked and shows online casino links and betting sites in Google. Can you test it?",
  "Attackers put backlinks and guest posts for a casino bonus on our blog. We want a security audit.",
  "A crypto exchange asks: how do we report the carbon footprint of our bitcoin mining partners?",
  "We finance crypto trading desks and must answer a CSRD questionnaire. What do you charge?",
  "May our magazine print a guest article by your founder on CBAM? It is https://steel-weekly.example.",
  "I read your blog on CBAM. Could we republish it as a guest post with a link to you?",
  "We transport turbine blades and book escort vehicles; which emissions belong to us?",
  "Our security escort services firm wants POSH training for 60 guards.",
  "I found your website on the first page of Google. Please call me about BRSR.",
  "I saw your website and we offer you the contract for our sustainability report. Our budget is $5,000.",
  "We sell fasteners to Germany. Our buyer asks for CBAM data, register now says their portal https://b.example.",
  "We guarantee returns of empty drums. Is that a circular economy measure under BRSR?",
  "Do you train SEO teams on green claims? We have an SEO team of twelve people.",
  "I am an SEO specialist: backlinks, guest posting, link building. I want to apply for a job with you.",
  "Please find my résumé: five years of link building and SEO services for a bank. Any vacancy?",
  "A jackpot for our union: the plant runs on solar. We now want ISO 50001.",
  "We print lottery and jackpot tickets and need FSC and a green audit, https://printers.example.",
  "Our cricket ground wants to be carbon neutral by the next season. What would an audit cost?",
  "A cricket app with 3 million players must publish a BRSR. Do you prepare one for affordable rates?",
  "We are a digital marketing company and would like to buy your newsletter course for our staff.",
  "Forex risk in carbon credits: do you advise on forex trading of credits in euro?",
  "Our forex trading platform needs ISO 27001 certification. Please offer your best price.",
  "How do I increase the visibility of our ESG disclosures for rating agencies?",
  "We want to improve traffic emissions around the campus; NAAC criterion 7.1.6 asks for it.",
  "Your website says 10 years. Which audits did you do for the pharmaceutical industry? www.pharma.example",
  "We double our output next year. Does that change the CBAM report?",
  "Invest in solar at 12 % a year? We look for an adviser, not for a product.",
  "Guaranteed returns are asked by our board for each ESG project. How do others argue?",
  "Our plants: https://a.example https://b.example https://c.example. Please quote an energy audit for each.",
  "Links to our reports of four years, as you asked, with the figures you wanted to see before the call on Monday: https://a.example/1 https://a.example/2 https://a.example/3 https://a.example/4 The fifth one is still with the auditor and comes next week.",
  "A viagra maker in Goa here, generics: our buyers demand EcoVadis. What is the first step?",
  "We want to join your webinar on net zero. Do we sign up by this form?",
  "Telegram channels spread false news on our emissions. Do you help with disclosures? Whatsapp me at 98765 43210.",
  "Poker chips of clay, injection moulded: is a product carbon footprint possible?",
  "Online betting firms use our data centre. Do their emissions count as our scope 3?",
  "Please call. We need help with a domain: energy.",
];

it.each(HONEST)("an honest inquiry → no advertisement: %s", (message) => {
  expect(isAdvert({ name: "Asha S.Rao", company: "www.steelworks.example", message })).toBe(false);
});

const ADVERTS = [
  "Best online casino with free spins and a welcome bonus. Play now: https://spin.example",
  "Get your online cricket ID today, betting app with 200% bonus, whatsapp +91 90000 00000",
  "1xbet promo code. Deposit bonus up to $500, sign up here.",
  "I can offer high quality dofollow backlinks from DA 60 sites at affordable prices.",
  "Hi, I would like to publish a guest post on ESG reporting on your blog, with a dofollow link. I pay $50.",
  "Do you accept sponsored articles on your website? We pay 80 USD for a link insertion.",
  "I was looking at your website. It is not on the first page of Google. We offer SEO services at low cost.",
  "Increase your organic traffic! Our SEO packages start from $99 a month.",
  "We provide link building and SEO services for your site. May I send you a proposal?",
  "Bitcoin investment with guaranteed profits, 10% daily. Double your money in a week. https://coin.example",
  "Crypto signals that work, join now on telegram. 90% profit.",
  "Call girls in Delhi, escort service day and night, low rates, whatsapp now.",
  "Cheap viagra and cialis, order now https://pills.example",
  "https://a.example https://b.example https://c.example https://d.example nice",
];

it.each(ADVERTS)("an advertisement → told: %s", (message) => {
  expect(isAdvert({ name: "Kevin", message })).toBe(true);
});

it.each(["https://win.example", "Win at www.win.example", "best-casino.com", "slots.bet/play"])(
  "a url as a name, %s → an advertisement",
  (name) => expect(isAdvert({ name, message: "Hello" })).toBe(true),
);
