/** A file that is not taken; its message says to an editor what is wrong. */
export class Refused extends Error {}
