/** Tables and inline colors, because that is what email clients understand; both color schemes stay readable. */
export const HTML_LAYOUT = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>{{subject}}</title>
<style>
@media (prefers-color-scheme: dark) {
  .page { background: #1d1a1c !important; }
  .card { background: #282426 !important; border-color: #423b3e !important; }
  .ink { color: #f3ecea !important; }
  .quiet { color: #b9aeb0 !important; }
  .heart { color: #ff8fa0 !important; }
  .head { color: #8ccfda !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#fbf6f1;">
<div style="display:none;max-height:0;overflow:hidden;">{{preview}}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;table-layout:fixed;">
<tr><td class="ink" style="padding:0 8px 20px;font:600 20px Georgia,'Times New Roman',serif;color:#2b2326;">
<span class="heart" style="color:#c8465a;">Heart</span> &amp; <span class="head" style="color:#14616b;">Head</span></td></tr>
<tr><td class="card" style="overflow-wrap:anywhere;word-break:break-word;background:#ffffff;border:1px solid #eadfd7;border-radius:16px;padding:32px;">
{{#if heading}}<h1 class="ink" style="margin:0 0 16px;font:600 26px/1.25 Georgia,'Times New Roman',serif;color:#2b2326;">{{heading}}</h1>
{{/if}}{{body}}{{#each paragraphs}}<p class="ink" style="margin:0 0 16px;font:16px/1.55 Helvetica,Arial,sans-serif;color:#2b2326;white-space:pre-line;">{{this}}</p>
{{/each}}{{#if action}}<p style="margin:24px 0 8px;"><a href="{{action.url}}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:#14616b;color:#ffffff;font:600 16px Helvetica,Arial,sans-serif;text-decoration:none;">{{action.label}}</a></p>
<p class="quiet" style="margin:16px 0 0;font:13px/1.5 Helvetica,Arial,sans-serif;color:#6b5f62;word-break:break-all;">Or paste this link into your browser: {{action.url}}</p>{{/if}}
</td></tr>
<tr><td class="quiet" style="padding:20px 8px 0;font:13px/1.5 Helvetica,Arial,sans-serif;color:#6b5f62;">{{footnote}}{{#if unsubscribe}} <a href="{{unsubscribe}}" class="quiet" style="color:#6b5f62;">Unsubscribe from these emails</a>{{/if}}</td></tr>
</table></td></tr></table>
</body>
</html>
`;

export const TEXT_LAYOUT = `{{#if heading}}{{heading}}

{{/if}}{{#if body}}{{body}}

{{/if}}{{#each paragraphs}}{{this}}

{{/each}}{{#if action}}{{action.label}}:
{{action.url}}

{{/if}}-- 
Heart & Head
{{footnote}}
{{#if unsubscribe}}
Unsubscribe from these emails:
{{unsubscribe}}
{{/if}}`;
