/** Runs before anything is shown: visitors of www. move to the bare domain with path, query and hash kept. */
export const bareDomainScript =
  'if(location.hostname.startsWith("www."))location.replace(location.href.replace("//www.","//"))';
