const players = [
  {
    address:
      /^https:\/\/(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})/u,
    player: (id: string) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    address: /^https:\/\/(?:www\.)?(?:player\.)?vimeo\.com\/(?:video\/)?(\d+)/u,
    player: (id: string) => `https://player.vimeo.com/video/${id}`,
  },
];

/** The player for an address of YouTube or Vimeo, the two that the page may frame; null for any other. */
export function embeddedVideo(url: string): string | null {
  for (const { address, player } of players) {
    const id = address.exec(url)?.[1];
    if (id) return player(id);
  }
  return null;
}
