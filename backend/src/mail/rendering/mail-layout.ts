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
  .page { background: #1b1917 !important; }
  .card { background: #25221f !important; border-color: #3d3934 !important; }
  .ink { color: #f3eee7 !important; }
  .quiet { color: #bcb5ae !important; }
  .heart { color: #f48d9c !important; }
  .head { color: #82c8d0 !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#faf6f0;">
<div style="display:none;max-height:0;overflow:hidden;">{{preview}}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;table-layout:fixed;">
<tr><td class="ink" style="padding:0 8px 20px;font:600 20px Georgia,'Times New Roman',serif;color:#1d2930;">
<span class="heart" style="color:#c23a5c;">Heart</span> &amp; <span class="head" style="color:#17525f;">Head</span></td></tr>
<tr><td class="card" style="overflow-wrap:anywhere;word-break:break-word;background:#fffdf9;border:1px solid #e5dcd0;border-radius:16px;padding:32px;">
{{#if heading}}<h1 class="ink" style="margin:0 0 16px;font:600 26px/1.25 Georgia,'Times New Roman',serif;color:#1d2930;">{{heading}}</h1>
{{/if}}{{body}}{{#each paragraphs}}<p class="ink" style="margin:0 0 16px;font:16px/1.55 Helvetica,Arial,sans-serif;color:#1d2930;white-space:pre-line;">{{this}}</p>
{{/each}}{{#if action}}<p style="margin:24px 0 8px;"><a href="{{action.url}}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:#17525f;color:#ffffff;font:600 16px Helvetica,Arial,sans-serif;text-decoration:none;">{{action.label}}</a></p>
<p class="quiet" style="margin:16px 0 0;font:13px/1.5 Helvetica,Arial,sans-serif;color:#566068;word-break:break-all;">Or paste this link into your browser: {{action.url}}</p>{{/if}}
</td></tr>
<tr><td class="quiet" style="padding:20px 8px 0;font:13px/1.5 Helvetica,Arial,sans-serif;color:#566068;">{{footnote}}{{#if unsubscribe}} <a href="{{unsubscribe}}" class="quiet" style="color:#566068;">Unsubscribe from these emails</a>{{/if}}</td></tr>
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
