/* Runs before the first paint, from its own file because the Content-Security-Policy allows no inline script.
   Sets the theme, the language and the direction of the page; `lib/i18n` and `lib/appearance` take it from there. */
(function () {
  var root = document.documentElement;

  function read(get) {
    try {
      return get();
    } catch {
      return null;
    }
  }

  function known(value) {
    var code = String(value || '')
      .toLowerCase()
      .split('-')[0];
    return code === 'en' || code === 'ar' ? code : null;
  }

  function cookie() {
    var found = document.cookie.match(/(?:^|;\s*)language=([^;]*)/);
    return found ? decodeURIComponent(found[1]) : null;
  }

  function navigatorLanguage() {
    return (navigator.languages || [navigator.language]).map(known).find(Boolean);
  }

  var sources = [
    function () {
      return new URLSearchParams(location.search).get('lng');
    },
    cookie,
    function () {
      return localStorage.getItem('language');
    },
    function () {
      return sessionStorage.getItem('language');
    },
    navigatorLanguage,
    function () {
      return root.lang;
    },
  ];

  var language =
    sources.reduce(function (found, source) {
      return found || known(read(source));
    }, null) || 'en';
  root.lang = language;
  root.dir = language === 'ar' ? 'rtl' : 'ltr';

  var appearance = read(function () {
    return localStorage.getItem('appearance');
  });
  var dark = appearance === 'dark' || (appearance !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';

  /* When the page's own script does not arrive there is nothing else that could say so. */
  var words =
    language === 'ar'
      ? { text: 'تعذّر تحميل الصفحة. تحقق من اتصالك بالإنترنت.', again: 'إعادة المحاولة' }
      : { text: 'The page could not be loaded. Check your connection.', again: 'Try again' };

  function offerReload() {
    var place = document.getElementById('root');
    if (!place || place.childElementCount > 0) return;
    var notice = document.createElement('main');
    notice.className = 'boot-failed';
    var text = document.createElement('p');
    text.setAttribute('role', 'alert');
    text.textContent = words.text;
    var again = document.createElement('button');
    again.type = 'button';
    again.textContent = words.again;
    again.addEventListener('click', reload);
    notice.append(text, again);
    place.append(notice);
    window.addEventListener('online', reload);
  }

  function reload() {
    location.reload();
  }

  window.addEventListener(
    'error',
    function (event) {
      var source = event.target;
      if (source instanceof HTMLScriptElement && source.type === 'module') {
        if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', offerReload);
        else offerReload();
      }
    },
    true,
  );
})();
