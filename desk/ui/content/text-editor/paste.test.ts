import { expect, test } from "vitest";
import { cleanPaste, droppedFrom, headingOf } from "./paste.ts";

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=EN-IN style='tab-interval:36.0pt'><!--StartFragment-->
<h1><span lang=EN-GB style='mso-ansi-language:EN-GB'>What to keep<o:p></o:p></span></h1>
<p class=MsoNormal><span style='font-size:11.0pt;font-family:"Calibri",sans-serif'>Keep the <b><span style='color:#C00000'>invoice</span></b>
and the&nbsp;<i>reading</i>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>First<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>Within it</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·</span><![endif]>Second, <a href="https://example.org/a?b=1&amp;c=2">there</a> and <a href="#_Toc123">here</a></p>
<table class=MsoTableGrid border=1 cellspacing=0><tr style='height:15pt'><td width=301 valign=top><p class=MsoNormal><b>File<o:p></o:p></b></p></td><td><p class=MsoNormal><b>Holds</b></p></td></tr>
<tr><td colspan=1><p class=MsoNormal>01</p></td><td><p class=MsoNormal>One</p><p class=MsoNormal>Two</p></td></tr></table>
<!--[if gte vml 1]><v:shape id="x"/><![endif]--><img width=10 src="file:///C:/Temp/msohtml/clip.png">
<!--EndFragment--></body></html>`;

test("Word → headings, marks, lists within lists, links and tables, and nothing else", () => {
  expect(cleanPaste(WORD)).toBe(
    [
      "<h2>What to keep</h2>",
      "<p>Keep the <strong>invoice</strong> and the <em>reading</em>.</p>",
      "<ul><li><p>First</p><ol><li><p>Within it</p></li></ol></li>",
      '<li><p>Second, <a href="https://example.org/a?b=1&amp;c=2">there</a> and here</p></li></ul>',
      "<table><tr><th>File</th><th>Holds</th></tr><tr><td>01</td><td>One Two</td></tr></table>",
    ].join(""),
  );
});

test("a whole article → its title for the field, the rest for the text; what was struck out is gone and said", () => {
  const html = `<p class=MsoTitle>Ash &amp; bark</p><p>Kept <del cite="mailto:R" datetime="2026-11-01T10:00">gone</del>.</p>`;
  const clean = cleanPaste(html);
  expect(headingOf(clean)).toEqual({ heading: "Ash & bark", rest: "<p>Kept .</p>" });
  expect(droppedFrom(html)).toEqual(["a struck-out change"]);
  // What stands below the title are the parts of the article.
  const parts = headingOf("<h2>Title</h2><h3>Part</h3><h4>Within it</h4>");
  expect(parts?.rest).toBe("<h2>Part</h2><h3>Within it</h3>");
  expect(headingOf("<p>Words</p><h2>Later</h2>")).toBeUndefined();
  const rest = "<p>Below</p><h2>Later</h2>";
  expect(headingOf(`<p>Words<br>Below</p><h2>Later</h2>`, true)).toEqual({
    heading: "Words",
    rest,
  });
});

const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-8a1f"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-weight:400;">Dates</span></h2>
<p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;">Certificates go on sale in </span><span style="font-weight:700;font-style:italic;">February</span><span style="font-weight:400;">; see </span><a href="https://www.google.com/url?q=https://example.org/x?a%3D1&amp;sa=D" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">the page</span></a><span>.</span></p><br />
<ol style="margin-top:0;" start="1"><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li><ul><li aria-level="2"><p role="presentation"><span style="text-decoration:line-through;">Two</span></p></li></ul></ol>
<div dir="ltr" align="left"><table><colgroup><col width="312" /></colgroup><tbody><tr><td><p><span style="font-weight:700">A</span></p></td><td><p>B</p></td></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

test("Google Docs → the same, marks read from its styles", () => {
  expect(cleanPaste(DOCS)).toBe(
    [
      "<h2>Dates</h2>",
      "<p>Certificates go on sale in <em><strong>February</strong></em>; see ",
      '<a href="https://example.org/x?a=1">the page</a>.</p>',
      "<ol><li><p>One</p><ul><li><p><s>Two</s></p></li></ul></li></ol>",
      "<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>",
    ].join(""),
  );
});

test("a web page → no scripts, pictures or frames, and no url that could run", () => {
  const html = `<div><script>alert(1)</script><style>p{}</style><p onclick="x()">Words <a href="javascript:x()">here</a> &lt;b&gt;</p><iframe src="x"></iframe><img src=x onerror=x()></div>`;
  expect(cleanPaste(html)).toBe("<p>Words here &lt;b&gt;</p>");
});

test("Word's bold and italic in another script → bold and italic; a weight of their own decides", () => {
  const html = `<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Bold <i style='mso-bidi-font-style:normal'>both</i></b>
<span style='mso-bidi-font-weight:bold'>plain</span> <i style='font-weight:400'>slanted</i> <b style='font-weight:normal'>plain</b></p>`;
  expect(cleanPaste(html)).toBe(
    "<p><strong>Bold <em>both</em></strong> plain <em>slanted</em> plain</p>",
  );
});

test("a link to the site's own domain → its path", () => {
  const html = `<p><a href="https://www.larch.example/blog/4/?a=1#dates">a</a> <a href="http://larch.example">b</a>
<a href="https://www.google.com/url?q=https://larch.example/contact&amp;sa=D">c</a> <a href="https://notlarch.example/x">d</a></p>`;
  expect(cleanPaste(html, { hosts: ["larch.example"] })).toBe(
    '<p><a href="/blog/4?a=1#dates">a</a> <a href="/">b</a> <a href="/contact">c</a> <a href="https://notlarch.example/x">d</a></p>',
  );
});

test("words that this editor copied → as they are; others that claim so → cleaned", () => {
  const own = `<p data-pm-slice="1 1 []">Words <span data-mention="firm">{firm}</span></p>`;
  expect(cleanPaste(`<meta charset='utf-8'>${own}`, { own })).toBe(own);
  const foreign = `<p data-pm-slice="1 1 []">Words <a href="javascript:x()">here</a><img src="https://x.example/y.png"></p><pre data-source="">Raw</pre>`;
  expect(cleanPaste(foreign, { own })).toBe("<p>Words here</p><pre>Raw</pre>");
});

test("CO₂ and m², a comment of Word or Google Docs → its digits stay lowered or raised, the comment's mark goes", () => {
  const word = `<p>CO<sub>2</sub> on 5 m<span style='vertical-align:super'>2</span><span class=MsoCommentReference><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[AS1]</a></span>.</p>
<div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><p>Really?</p></div></div>`;
  expect(cleanPaste(word)).toBe("<p>CO₂ on 5 m².</p>");
  expect(droppedFrom(word)).toEqual(["a comment"]);
  const docs = `<p>Words<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p>`;
  expect(cleanPaste(docs)).toBe("<p>Words</p>");
  expect(droppedFrom("<p>The 1<sup>st</sup></p>")).toEqual(["raised or lowered letters"]);
});

test("soft hyphens and spaces without width → taken out and counted; joiners of Devanagari stay", () => {
  const html = "<p>Sus&shy;tain\u200bable\ufeff क्\u200dष</p>";
  expect(cleanPaste(html)).toBe("<p>Sustainable क्\u200dष</p>");
  expect(droppedFrom(html)).toEqual(["3 invisible characters"]);
});
