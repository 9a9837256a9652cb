/** A minimal consent page for the seller. */
export const grantPage = () => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Marketplace simulator</title>
<body style="font: 16px/1.5 system-ui; max-width: 40rem; margin: 3rem auto; padding: 0 1rem">
<h1>Let this company see your shop’s orders?</h1>
<form method="post">
<label>Number of the shop <input name="shop_id" value="4880512" inputmode="numeric"></label>
<button>Confirm Authorization</button>
</form>`;
