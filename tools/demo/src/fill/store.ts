import { readFile } from 'node:fs/promises';
import { giftCardCategories, giftCardImage, giftCards } from '../content/index.ts';
import { demoId } from '../demo-id.ts';
import type { ExistingContent } from './existing-content.ts';
import { createForm, formatTaka } from './form.ts';
import type { Caller } from './gateway-caller.ts';

const dataUrl = async (file: string): Promise<string> =>
  `data:image/webp;base64,${(await readFile(file)).toString('base64')}`;

const fillCategories = async (admin: Caller, present: ExistingContent): Promise<void> => {
  for (const { key, name, description, image } of giftCardCategories) {
    const _id = demoId('gift-card-category', key);
    if (present.giftCardCategories.has(_id)) continue;
    const json = {
      _id,
      name: name.en,
      nameBn: name.bn,
      description: description.en,
      descriptionBn: description.bn,
      image: await dataUrl(giftCardImage(image)),
    };
    await admin.post('/store/category/create/', { subject: key, json });
  }
};

/** Creates categories and gift cards in the order in which the store shows them. */
export const fillStore = async (admin: Caller, present: ExistingContent): Promise<void> => {
  await fillCategories(admin, present);
  for (const card of giftCards) {
    const _id = demoId('gift-card', card.key);
    if (present.giftCards.has(_id)) continue;
    const form = await createForm(
      {
        _id,
        name: card.name.en,
        nameBn: card.name.bn,
        description: card.description.en,
        descriptionBn: card.description.bn,
        param: card.param,
        price: formatTaka(card.pricePoisha),
        oldPrice: formatTaka(card.oldPricePoisha),
        value: formatTaka(card.valuePoisha),
        validity: card.validityDays,
        category: demoId('gift-card-category', card.category),
      },
      { image: giftCardImage(card.image) },
    );
    await admin.post('/store/product/create', { subject: card.key, form });
  }
};
