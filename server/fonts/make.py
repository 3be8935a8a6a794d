"""Makes the fonts of brochures and drawings from the site's: PDF needs static outlines, and pdfkit cannot embed WOFF2.

    python3 server/fonts/make.py     (Debian: python3-fonttools, python3-brotli)

Figures are lining, as everywhere on the site but in articles: Rosario's own default is old-style,
so its lining figures take their places in the character map.
"""
from pathlib import Path
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

here = Path(__file__).parent
source = here.parents[1] / 'app/styles/fonts'
fonts = ['ibarra-real-nova', 'ibarra-real-nova-italic', 'rosario']


def lining(font: TTFont) -> dict[str, str]:
    """The substitutions of the lnum feature, if the font has one."""
    gsub = font['GSUB'].table
    pairs: dict[str, str] = {}
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag != 'lnum':
            continue
        for index in record.Feature.LookupListIndex:
            for table in gsub.LookupList.Lookup[index].SubTable:
                pairs.update(getattr(table, 'ExtSubTable', table).mapping)
    return pairs


covered: list[set[int]] = []
for name in fonts:
    font = TTFont(source / f'{name}.woff2')
    if 'fvar' in font:
        font = instantiateVariableFont(font, {'wght': 400})
    pairs = lining(font)
    for table in font['cmap'].tables:
        for code, glyph in table.cmap.items():
            if 0x30 <= code <= 0x39:
                table.cmap[code] = pairs.get(glyph, glyph)
    covered.append(set(font.getBestCmap()))
    font.flavor = None
    font.save(here / f'{name}.ttf')
    print(name, (here / f'{name}.ttf').stat().st_size, 'lining' if pairs else '')

# What all three can show: server/brochures/printable-text.ts replaces the rest.
both = sorted(set.intersection(*covered))
(here / 'coverage.txt').write_text(''.join(chr(code) for code in both if code >= 0x20 and code != 0xAD), encoding='utf-8')
